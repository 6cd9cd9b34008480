/// A pattern for one name of a path: `*`, `?`, `[a-z]`, `[!a-z]`, and `\` before any of them.
struct NamePattern: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case byte(UInt8)
    case any
    case anyRun
    case range([ClosedRange<UInt8>], isNegated: Bool)
  }

  private let tokens: [Token]
  /// The bytes themselves where nothing in them is special.
  private let literal: [UInt8]?
  /// What the last byte must be, which rules out most names at once.
  private let lastByte: UInt8?

  init(_ pattern: ArraySlice<UInt8>) {
    var tokens: [Token] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if tokens.last != .anyRun { tokens.append(.anyRun) }
      case UInt8(ascii: "?"): tokens.append(.any)
      case UInt8(ascii: "\\"): tokens.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): tokens.append(Self.popRange(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
    self.tokens = tokens
    let bytes = tokens.compactMap { token in if case .byte(let byte) = token { byte } else { nil } }
    literal = bytes.count == tokens.count ? bytes : nil
    lastByte = if case .byte(let byte) = tokens.last { byte } else { nil }
  }

  /// Reads up to the closing bracket; nil, and nothing read, where there is none.
  private static func popRange(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var body = rest
    let isNegated = body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^")
    if isNegated { body.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let byte = body.popFirst() {
      if byte == UInt8(ascii: "]"), !isFirst {
        rest = body
        return .range(ranges, isNegated: isNegated)
      }
      isFirst = false
      let low = byte == UInt8(ascii: "\\") ? body.popFirst() ?? byte : byte
      var high = low
      if body.first == UInt8(ascii: "-"), let last = body.dropFirst().first,
        last != UInt8(ascii: "]")
      {
        body.removeFirst(2)
        high = last == UInt8(ascii: "\\") ? body.popFirst() ?? last : last
      }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  func matches(_ name: [UInt8]) -> Bool {
    if let literal { return literal == name }
    if let lastByte, lastByte != name.last { return false }
    var token = 0
    var index = 0
    var retry: (token: Int, index: Int)?
    while index < name.count {
      if token < tokens.count, tokens[token] == .anyRun {
        retry = (token + 1, index)
        token += 1
      } else if token < tokens.count, Self.matches(tokens[token], name[index]) {
        token += 1
        index += 1
      } else if let (afterRun, start) = retry {
        // The run takes one byte more, and all that follows it is tried again.
        retry = (afterRun, start + 1)
        token = afterRun
        index = start + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyRun }
  }

  private static func matches(_ token: Token, _ byte: UInt8) -> Bool {
    switch token {
    case .byte(let expected): expected == byte
    case .any: true
    case .anyRun: false
    case .range(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }
}
