private enum Failure { case offline }

enum Other {
    struct LoginViewModel {}
}

struct Person { let name: String }

func load() {
    struct LoginViewModel {}
}
