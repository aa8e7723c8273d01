protocol Named {}
protocol Storing {
    func add<T: Named>(_ value: T)
    func add<T: Sequence>(_ values: T) where T.Element: Named
}
