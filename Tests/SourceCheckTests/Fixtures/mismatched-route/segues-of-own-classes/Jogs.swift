import UIKit

final class JogsViewController: UIViewController {}
final class DetailsViewController: UIViewController {}
final class MapViewController: UIViewController {}
final class FadeSegue: UIStoryboardSegue {}
