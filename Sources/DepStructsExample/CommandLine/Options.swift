package import Foundation

/// What the command line asks for.
package struct Options: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case demonstrate
    case read([URL])
    case serve
    case help
  }

  package var action = Action.demonstrate
  package var usesInherited = false
  package var cacheFolder: URL?
  package var timeout: TimeInterval?
  package var retryDelay: TimeInterval?

  package init(_ arguments: [String]) throws(UsageError) {
    var urls: [URL] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--serve": action = .serve
      case "--inherited": usesInherited = true
      case "--cache": cacheFolder = URL(fileURLWithPath: try Self.value(of: argument, in: &rest))
      case "--timeout": timeout = try Self.seconds(of: argument, from: 1, in: &rest)
      case "--retry-delay":
        retryDelay = try Self.seconds(of: argument, from: 0, in: &rest)
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          argument: argument, reason: "there is no such option", remedy: "--help lists them all")
      default: urls.append(try Self.url(argument))
      }
    }
    try finish(with: urls)
  }

  private mutating func finish(with urls: [URL]) throws(UsageError) {
    switch (action, urls.isEmpty) {
    case (.serve, false):
      throw UsageError(
        argument: "--serve", reason: "serves and reads nothing", remedy: "leave the addresses out")
    case (.demonstrate, false): action = .read(urls)
    case (.demonstrate, true) where usesInherited:
      throw UsageError(
        argument: "--inherited", reason: "there is nothing to read", remedy: "add an address")
    default: break
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw UsageError(
        argument: option, reason: "its value is missing", remedy: "write it after the option")
    }
    return value
  }

  private static func seconds(
    of option: String, from least: TimeInterval, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> TimeInterval {
    let value = try value(of: option, in: &rest)
    guard let seconds = TimeInterval(value), (least...3600).contains(seconds) else {
      throw UsageError(
        argument: "\(option) \(value)",
        reason: "this is no number of seconds from \(Int(least)) to 3600",
        remedy: "write \(option) 2, for example")
    }
    return seconds
  }

  private static func url(_ argument: String) throws(UsageError) -> URL {
    guard let url = URL(string: argument), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host, !host.isEmpty
    else {
      throw UsageError(
        argument: argument, reason: "this is no address of a feed",
        remedy: "write it like https://example.org/feed.json")
    }
    return url
  }
}
