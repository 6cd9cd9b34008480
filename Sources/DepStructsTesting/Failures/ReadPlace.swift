internal import DepStructs
internal import Testing

#if os(Linux) && canImport(Runtime)
  internal import Runtime
#endif

/// The code that read a default: the caller of the initializer that takes it.
struct ReadPlace: CustomStringConvertible {
  let function: String
  let path: String
  /// Zero where the compiler notes none, as debug builds do for a default argument.
  let line: Int
  let column: Int

  var description: String {
    "Read by \(function) " + (line > 0 ? "at \(path):\(line)" : "in \(path)")
  }

  /// The place to point at; nil where the line is not known.
  var sourceLocation: SourceLocation? {
    guard line > 0 else { return nil }
    let names = path.split(separator: "/").suffix(2)
    return SourceLocation(
      fileID: names.joined(separator: "/"), filePath: path, line: line, column: max(1, column))
  }

  /// The place that called into the library on this thread; nil where the call stack does not tell.
  ///
  /// On Linux alone: there the module that reads call stacks belongs to the toolchain, elsewhere to
  /// the newest systems.
  static var current: ReadPlace? {
    #if os(Linux) && canImport(Runtime)
      guard let frames = try? Backtrace.capture().symbolicated()?.frames,
        let read = frames.firstIndex(where: { $0.symbol?.name.contains(getter) == true })
      else { return nil }
      return frames[read...].lazy.compactMap(\.symbol).compactMap(ReadPlace.init).first
    #else
      return nil
    #endif
  }

  #if os(Linux) && canImport(Runtime)
    private static let getter = "TransitionalDependencies.defaultDependencies.getter"

    private init?(_ symbol: SymbolicatedBacktrace.Symbol) {
      guard let location = symbol.sourceLocation, !location.path.contains("<compiler-generated>"),
        !symbol.name.contains(Self.getter), !symbol.name.hasPrefix("default argument ")
      else { return nil }
      function = symbol.name
      path = location.path
      line = location.line
      column = location.column
    }
  #endif
}

extension DefaultsFinding {
  /// What was found, and where the default was read as far as that is known.
  func description(readAt place: ReadPlace?) -> String {
    place.map { "\(description)\n\($0)" } ?? description
  }
}
