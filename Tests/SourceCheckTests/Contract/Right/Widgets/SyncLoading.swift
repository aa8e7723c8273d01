/// Has nothing to do with the protocol of its name.
struct SyncLoading<Content> {
    let content: Content
}
