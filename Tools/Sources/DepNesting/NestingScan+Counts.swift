extension NestingScan {
  /// Counts generic arguments, function types and conditional expressions.
  mutating func countOperator(_ byte: UInt8, at offset: Int) {
    let before = offset > 0 ? bytes[offset - 1] : 0x20
    let after = offset + 1 < bytes.count ? bytes[offset + 1] : 0x20
    let last = frames.count - 1
    switch byte {
    case UInt8(ascii: "<"):
      guard NestingMarks.isWord(before), !NestingMarks.isSpace(after) else { return }
      frames[last].angles += 1
      if frames[last].angles > NestingLimits.angles { giveUp(at: offset) }
    case UInt8(ascii: ">"):
      if before == UInt8(ascii: "-") {
        frames[last].arrows += 1
        if frames[last].arrows > NestingLimits.arrows { giveUp(at: offset) }
      } else if frames[last].angles > 0 {
        frames[last].angles -= 1
      }
    case UInt8(ascii: "?"):
      guard NestingMarks.isSpace(before), NestingMarks.isSpace(after) else { return }
      frames[last].ternaries += 1
      if frames[last].ternaries > NestingLimits.ternaries { giveUp(at: offset) }
    default: break
    }
  }

  /// Counts the branches of an `if` when a brace was closed.
  mutating func countBranch(after offset: Int) {
    var next = offset + 1
    while next < bytes.count, NestingMarks.isSpace(bytes[next]) { next += 1 }
    let last = frames.count - 1
    frames[last].angles = 0
    frames[last].arrows = 0
    frames[last].ternaries = 0
    guard holds("else", at: next) else {
      frames[last].branches = 0
      return
    }
    frames[last].branches += 1
    if frames[last].branches > NestingLimits.branches { giveUp(at: next) }
  }

  /// Reads `#if`, `#endif`, or the beginning of a raw string or regular expression.
  mutating func readPound(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end - offset > NestingLimits.pounds { giveUp(at: offset) }
    guard end < bytes.count else { return end }
    if bytes[end] == UInt8(ascii: "\"") {
      frames[frames.count - 1].typeBrackets = 0
      return skipString(from: end, pounds: end - offset)
    }
    if bytes[end] == UInt8(ascii: "/") { return skipPattern(from: end, pounds: end - offset) }
    if holds("if", at: end) {
      conditions += 1
      if conditions > NestingLimits.conditions { giveUp(at: offset) }
    } else if holds("endif", at: end), conditions > 0 {
      conditions -= 1
    }
    return end
  }

  func holds(_ word: StaticString, at offset: Int) -> Bool {
    guard offset + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[offset + index] != word[index] { return false }
      return true
    }
  }

  /// Looks for a long row of words that each stand before an operand, such as `try try try`.
  mutating func checkWords(from start: Int, to end: Int) {
    var count = 0
    var offset = start
    while offset < end {
      guard NestingMarks.isWord(bytes[offset]) else {
        if !NestingMarks.isSpace(bytes[offset]) { count = 0 }
        offset += 1
        continue
      }
      let first = offset
      while offset < end, NestingMarks.isWord(bytes[offset]) { offset += 1 }
      let word = UnsafeBufferPointer(rebasing: bytes[first..<offset])
      count = NestingMarks.isPrefix(word) ? count + 1 : 0
      if count > NestingLimits.prefixes { return giveUp(at: first) }
    }
  }
}
