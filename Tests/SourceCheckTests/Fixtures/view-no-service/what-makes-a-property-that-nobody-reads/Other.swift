class Sharing {
    func share(_ feed: FeedViewController) {
        print(feed.known)
    }
}
