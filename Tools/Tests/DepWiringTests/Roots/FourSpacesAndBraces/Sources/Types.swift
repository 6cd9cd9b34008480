final class Log { init() {} }
final class Feed
{
    struct Dependencies
    {
        var log: Log
        var makeDetail: (Int) -> Detail
    }
    init(dependencies: Dependencies) {}
}
final class Detail
{
    struct Dependencies { var log: Log }
    init(_ id: Int, dependencies: Dependencies) {}
}
