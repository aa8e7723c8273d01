final class DiscoveryCoordinator {
    func show(_ article: ArticleViewController) {}
}
