import UIKit

struct Song {
    let title: String
    let artist: String
}

/// A data source that is made of a closure, which is given the element.
final class SongsViewController: UIViewController {
    private let tableView = UITableView()
    private var songs: [Song] = []

    private lazy var source = UITableViewDiffableDataSource<Int, Song>(tableView: tableView) { list, indexPath, song in
        let cell = list.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = song.title
        content.secondaryText = [song.artist, song.title].joined(separator: ", ")
        cell.contentConfiguration = content
        return cell
    }
}

/// Somebody else fills the cells.
final class ArtistsViewController: UIViewController {
    private let tableView = UITableView()
    private let filler = ArtistsFiller()
    private var artists: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = filler
    }
}

final class ArtistsFiller: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

/// The cell is handed on.
final class AlbumsViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var albums: [Song] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
        Painter.paint(cell, with: albums[indexPath.row])
        return cell
    }
}

enum Painter {
    static func paint(_ cell: UITableViewCell, with song: Song) {}
}
