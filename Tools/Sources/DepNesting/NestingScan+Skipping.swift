extension NestingScan {
  /// Skips a comment, or a slash.
  func skipComment(from offset: Int) -> Int {
    guard offset + 1 < bytes.count else { return offset + 1 }
    if bytes[offset + 1] == UInt8(ascii: "/") { return endOfLine(from: offset + 2) }
    guard bytes[offset + 1] == UInt8(ascii: "*") else { return offset + 1 }
    var depth = 1
    var next = offset + 2
    while next + 1 < bytes.count, depth > 0 {
      let pair = (bytes[next], bytes[next + 1])
      if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        next += 2
      } else if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        next += 2
      } else {
        next += 1
      }
    }
    return depth > 0 ? bytes.count : next
  }

  /// Skips a string that begins with the quote at an offset, to its end or first interpolation.
  mutating func skipString(from offset: Int, pounds: Int) -> Int {
    let isMultiline = holds("\"\"\"", at: offset)
    return resumeString(
      from: offset + (isMultiline ? 3 : 1),
      NestingString(isMultiline: isMultiline, pounds: Int32(truncatingIfNeeded: pounds)))
  }

  /// Skips what is left of a string.
  mutating func resumeString(from offset: Int, _ string: NestingString) -> Int {
    let pounds = Int(string.pounds)
    var next = offset
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\\"):
        guard hasPounds(pounds, at: next + 1) else { break }
        next += 1 + pounds
        guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else { break }
        var frame = NestingFrame(kind: .interpolation)
        frame.string = string
        push(frame, at: next + 1)
        return next + 1
      case UInt8(ascii: "\""):
        let quotes = string.isMultiline ? 3 : 1
        guard !string.isMultiline || holds("\"\"\"", at: next) else { break }
        if hasPounds(pounds, at: next + quotes) { return next + quotes + pounds }
      case 0x0A, 0x0D:
        if !string.isMultiline { return next }
      default: break
      }
      next += 1
    }
    return next
  }

  /// Skips `#/ … /#`.
  func skipPattern(from offset: Int, pounds: Int) -> Int {
    var next = offset + 1
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "/"), hasPounds(pounds, at: next + 1) {
        return next + 1 + pounds
      }
      next += 1
    }
    // No end: it was no regular expression.
    return offset + 1
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != UInt8(ascii: "#") { return false }
    return true
  }

  private func endOfLine(from offset: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var next = offset
    while next + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: next, as: UInt64.self)
      // Whether a byte is below 0x0E, as the ends of lines are; some others are too.
      if (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      next += 8
    }
    while next < bytes.count, bytes[next] != 0x0A, bytes[next] != 0x0D { next += 1 }
    return next
  }
}
