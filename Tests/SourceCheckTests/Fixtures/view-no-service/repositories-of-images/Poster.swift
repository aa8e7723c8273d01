import UIKit

protocol ImageService {
    func loadImage(named name: String)
}
final class PosterImageLoader {
    static let shared = PosterImageLoader()
}
protocol PosterImagesRepository {
    func fetchImage(named name: String)
}
final class PosterViewModel {}
final class PosterViewController: UIViewController {
    private let viewModel = PosterViewModel()
    private var images: ImageService?
    private let loader = PosterImageLoader.shared
    private var posters: PosterImagesRepository?
}
protocol PosterRepository {
    func fetch(named name: String)
}
final class FilmViewModel {}
final class FilmViewController: UIViewController {
    private let viewModel = FilmViewModel()
    private var posters: PosterRepository?
}
