@MainActor
final class AppRoot
{
    init()
    {
    }

    func makeFeed() -> Feed
    {
        Feed(dependencies: .init())
    }
}
