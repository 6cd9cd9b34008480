@MainActor final class OtherRoot { func make() -> Feed { Feed(dependencies: .init()) } }
