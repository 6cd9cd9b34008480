@MainActor
final class AppRoot
{
    init()
    {
    }

    private lazy var log = Log()

    func makeFeed() -> Feed
    {
        Feed(dependencies: .init(log: log, makeDetail: makeDetail))
    }

    private func makeDetail(_ id: Int) -> Detail
    {
        Detail(id, dependencies: .init(log: log))
    }
}
