#if DEBUG
nonisolated extension LaidOut.ViewModel {
    /// Made up: Whatever there is.
    static let example = LaidOut.ViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = LaidOut.ViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = LaidOut.ViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [LaidOut.ViewModel] = [example, emptyExample, longTextExample]
}

nonisolated extension Styled.ViewModel {
    /// Made up: Whatever there is.
    static let example = Styled.ViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Styled.ViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = Styled.ViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [Styled.ViewModel] = [example, emptyExample, longTextExample]
}

nonisolated extension Photos.ViewModel {
    /// Made up: Whatever there is.
    static let example = Photos.ViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Photos.ViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = Photos.ViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [Photos.ViewModel] = [example, emptyExample, longTextExample]
}

nonisolated extension Strange.ViewModel {
    /// Made up: Whatever there is.
    static let example = Strange.ViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = Strange.ViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = Strange.ViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [Strange.ViewModel] = [example, emptyExample, longTextExample]
}

nonisolated extension GivenViewModel {
    /// Made up: Whatever there is.
    static let example = GivenViewModel(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = GivenViewModel(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = GivenViewModel(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [GivenViewModel] = [example, emptyExample, longTextExample]
}

nonisolated extension ObservingViewState {
    /// Made up: Whatever there is.
    static let example = ObservingViewState(title: "Title")

    /// Made up: No text, and no element of any collection.
    static let emptyExample = ObservingViewState(title: "")

    /// Made up: Texts that are longer than there is room for.
    static let longTextExample = ObservingViewState(
        title: "A text that is much longer than there is room for, and goes on and on"
    )

    static let examples: [ObservingViewState] = [example, emptyExample, longTextExample]
}
#endif
