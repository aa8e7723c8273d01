import Foundation

let console = JogsConsole()
let interactor = JogsInteractor()
let presenter = JogsPresenter(interactor: interactor, wireframe: JogsWireframe())
presenter.view = console
interactor.presenter = presenter

presenter.beganPresenting()
await presenter.load()

let jog = Jog(date: Date(timeIntervalSince1970: 0), distance: 2.5)
interactor.add(jog)
interactor.add(Jog(date: Date(timeIntervalSince1970: 86_400), distance: 4))
await presenter.load()
presenter.userSelected(jog: jog)

print("limit", interactor.limit)
print("hashable", Set([JogsViewModel.loading, .loading, .failed(message: "")]).count)
