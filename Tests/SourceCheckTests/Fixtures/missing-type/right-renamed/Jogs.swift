import UIKit

enum Jogs {
    final class Presenter {}
}
final class JogsVC: UIViewController {}
