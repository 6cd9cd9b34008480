@MainActor
final class AppRoot {
    struct Dependencies {
        var standardOutput: Output
        var standardError: Output
        var makeProcess: @Sendable () -> String
        var nextLine: @Sendable () -> String?
    }

    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    func makeRunner(folder: String, portNumber: Int) -> Runner {
        Runner(
            folder: folder, portNumber: portNumber,
            dependencies: .init(
                makeProcess: dependencies.makeProcess, nextLine: dependencies.nextLine,
                makeGenerator: {
                    [
                        standardOutput = dependencies.standardOutput,
                        standardError = dependencies.standardError
                    ] folder in
                    Generator(
                        folder: folder,
                        dependencies: .init(
                            standardOutput: standardOutput, standardError: standardError))
                }))
    }
}
