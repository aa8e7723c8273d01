protocol BaseRouter {
    func dismiss()
    func close()
}

protocol DetailRouter {
    func open()
}
