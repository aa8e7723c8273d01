import UIKit

struct Song {
    let title: String
    let artist: String
}

final class SongsViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var songs: [Song] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = songs[indexPath.row].artist
        return cell
    }
}
