import Foundation

/// Does what the options ask for.
package struct ExampleCommand: Sendable {
  package struct Dependencies: Sendable {
    package var makeInherited: @Sendable (ReaderSettings) -> any FeedService
    package var makeMigrated: @Sendable (ReaderSettings) -> any FeedService
    package var folders: any CacheFolders
    package var console: any Console

    package init(
      makeInherited: @escaping @Sendable (ReaderSettings) -> any FeedService,
      makeMigrated: @escaping @Sendable (ReaderSettings) -> any FeedService,
      folders: any CacheFolders, console: any Console
    ) {
      self.makeInherited = makeInherited
      self.makeMigrated = makeMigrated
      self.folders = folders
      self.console = console
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  package func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageError) {
      return await run(try Options(arguments))
    } catch {
      dependencies.console.printError(error.description)
      return .usage
    }
  }

  private func run(_ options: Options) async -> ExitCode {
    switch options.action {
    case .help:
      dependencies.console.print(Help.text)
      return .success
    case .serve:
      return await ServeCommand(dependencies: .init(console: dependencies.console)).run()
    case .read(let urls):
      let settings = options.settings(cacheFolder: dependencies.folders.lasting)
      let makeService =
        options.usesInherited ? dependencies.makeInherited : dependencies.makeMigrated
      return await ReadCommand(
        dependencies: .init(service: makeService(settings), console: dependencies.console)
      ).run(urls)
    case .demonstrate: return await demonstrate(options)
    }
  }

  private func demonstrate(_ options: Options) async -> ExitCode {
    let temporary = dependencies.folders.makeTemporary()
    defer { dependencies.folders.remove(temporary) }
    let settings = options.settings(cacheFolder: temporary)
    return await Demonstration(
      dependencies: .init(
        inherited: dependencies.makeInherited(settings.inFolder("inherited")),
        migrated: dependencies.makeMigrated(settings.inFolder("migrated")),
        console: dependencies.console)
    ).run()
  }
}

extension Options {
  fileprivate func settings(cacheFolder: @autoclosure () -> URL) -> ReaderSettings {
    var settings = ReaderSettings(cacheFolder: self.cacheFolder ?? cacheFolder())
    settings.timeout = timeout ?? settings.timeout
    settings.retryDelay = retryDelay ?? settings.retryDelay
    return settings
  }
}

extension ReaderSettings {
  /// The same, with a cache that is not shared with the other service.
  fileprivate func inFolder(_ name: String) -> ReaderSettings {
    var copy = self
    copy.cacheFolder = cacheFolder.appendingPathComponent(name)
    return copy
  }
}
