extension BuiltInArchitectures {
    static let viper = """
        # VIPER with one protocol for each direction in which two roles talk.
        architecture: viper
        summary: View, interactor, presenter, entity, router.
        roles:
          view:
            summary: Shows what the presenter tells it to, and tells the presenter what the person did.
            type: "{screen}ViewController"
            inherits: UIViewController
            isView: true
            forbids:
        \(viewsUseNoService)
        \(viewsDoNotNavigate)
          presenter:
            summary: Decides what the view shows and what happens next.
            type: "{screen}Presenter"
            forbids: {imports: [UIKit, SwiftUI]}
          interactor:
            summary: Does the work of the use case, whatever it takes to do it.
            type: "{screen}Interactor"
            forbids: {imports: [UIKit, SwiftUI], views: true}
          wireframe:
            summary: Builds the screen and leads to other ones.
            type: "{screen}Wireframe"
            matches: {suffixes: [Wireframe, WireFrame, Router]}
            assembles: true
          owner:
            summary: Whoever opened the screen.
            outside: true
        channels:
          actions:
            summary: What the person did.
            from: view
            to: presenter
            protocol: "{screen}ViewToPresenterInterface"
            called: [presenter, eventHandler, output]
          displays:
            summary: What the view is to show.
            from: presenter
            to: view
            protocol: "{screen}PresenterToViewInterface"
            reference: weak
          requests:
            summary: What the presenter needs to be done.
            from: presenter
            to: interactor
            protocol: "{screen}PresenterToInteractorInterface"
          responses:
            summary: What came of it.
            from: interactor
            to: presenter
            protocol: "{screen}InteractorToPresenterInterface"
            reference: weak
          routes:
            summary: Where to go from here.
            from: presenter
            to: wireframe
            protocol: "{screen}PresenterToWireframeInterface"
          presentation:
            summary: What another screen that was opened from here brought back.
            from: wireframe
            to: presenter
            protocol: "{screen}WireframeToPresenterInterface"

        """

    static let viperInputOutput = """
        # VIPER as the generators of the "input and output" school write it.
        architecture: viper-input-output
        summary: VIPER with inputs and outputs, and a module interface to whoever opened the screen.
        extends: viper
        roles:
          wireframe:
            type: "{screen}Router"
        channels:
          actions: "{screen}ViewOutput"
          displays: "{screen}ViewInput"
          requests: "{screen}InteractorInput"
          responses: "{screen}InteractorOutput"
          routes: "{screen}RouterInput"
          presentation: none
          moduleInput:
            summary: What the owner tells the screen.
            from: owner
            to: presenter
            protocol: "{screen}ModuleInput"
          moduleOutput:
            summary: What the screen tells its owner.
            from: presenter
            to: owner
            protocol: "{screen}ModuleOutput"
            reference: weak

        """

    static let viperInterfaces = """
        # VIPER with one interface for each role.
        architecture: viper-interfaces
        summary: VIPER in which each role has one interface.
        extends: viper
        channels:
          actions: "{screen}PresenterInterface"
          displays: "{screen}ViewInterface"
          requests: "{screen}InteractorInterface"
          routes: "{screen}WireframeInterface"
          responses: none
          presentation: none

        """
}
