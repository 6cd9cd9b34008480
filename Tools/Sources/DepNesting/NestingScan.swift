/// Finds code that is nested so deeply that the parser must not see it, before it is parsed.
///
/// It knows just enough of Swift to tell code from comments and strings.
struct NestingScan {
  /// What must not be parsed, in order.
  private(set) var regions: [Range<Int>] = []

  let bytes: UnsafeBufferPointer<UInt8>
  var frames = [NestingFrame(kind: .file)]
  /// The `#if` that are open.
  var conditions = 0
  /// Where the last byte stood that is no word and no space.
  private var lastMark = 0
  /// How many frames there were when what is left out began; zero where all is read.
  private var skippedAt = 0
  private var skippedFrom = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    scan()
  }

  /// A copy of the bytes in which spaces stand for what must not be parsed.
  func blanked() -> [UInt8] {
    var copy = Array(bytes)
    for region in regions {
      for offset in region where copy[offset] != 0x0A && copy[offset] != 0x0D {
        copy[offset] = 0x20
      }
    }
    return copy
  }

  private mutating func scan() {
    let marks = NestingMarks.table
    marks.withUnsafeBufferPointer { marks in
      var offset = 0
      while offset < bytes.count {
        while offset + 4 <= bytes.count, Self.isPlain(bytes, marks, offset) { offset += 4 }
        guard offset < bytes.count else { break }
        let byte = bytes[offset]
        if marks[Int(byte)] == 0 {
          offset += 1
          continue
        }
        if offset - lastMark > NestingLimits.plainBytes { checkWords(from: lastMark, to: offset) }
        offset = read(byte, at: offset)
        lastMark = offset
      }
    }
    if bytes.count - lastMark > NestingLimits.plainBytes {
      checkWords(from: lastMark, to: bytes.count)
    }
    if skippedAt > 0 { regions.append(skippedFrom..<bytes.count) }
  }

  /// Whether the scan need not stop at any of four bytes.
  private static func isPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ marks: UnsafeBufferPointer<UInt8>, _ offset: Int
  ) -> Bool {
    let first = marks[Int(bytes[offset])] | marks[Int(bytes[offset + 1])]
    let second = marks[Int(bytes[offset + 2])] | marks[Int(bytes[offset + 3])]
    return first | second == 0
  }

  /// Reads what begins with a byte, and returns where to go on.
  private mutating func read(_ byte: UInt8, at offset: Int) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(byte, at: offset)
      return offset + 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return close(byte, at: offset)
    case UInt8(ascii: "\""):
      frames[frames.count - 1].typeBrackets = 0
      return skipString(from: offset, pounds: 0)
    case UInt8(ascii: "/"): return skipComment(from: offset)
    case UInt8(ascii: "#"): return readPound(from: offset)
    default:
      countOperator(byte, at: offset)
      return offset + 1
    }
  }

  private mutating func open(_ byte: UInt8, at offset: Int) {
    let outer = frames[frames.count - 1]
    var frame = NestingFrame(kind: .brace)
    switch byte {
    case UInt8(ascii: "("):
      frame.kind = .parenthesis
      if !followsName(offset) { frame.typeBrackets = outer.typeBrackets }
    case UInt8(ascii: "["):
      frame.kind = .square
      if !followsName(offset) { frame.typeBrackets = outer.typeBrackets + 1 }
    default: break
    }
    push(frame, at: offset + 1)
    if frame.typeBrackets > NestingLimits.typeBrackets { skip(from: offset + 1) }
  }

  /// Adds a frame whose content begins at an offset.
  mutating func push(_ frame: NestingFrame, at offset: Int) {
    frames.append(frame)
    if frames.count > NestingLimits.brackets { skip(from: offset) }
  }

  private mutating func close(_ byte: UInt8, at offset: Int) -> Int {
    let kind = frames[frames.count - 1].kind
    let matches =
      switch byte {
      case UInt8(ascii: ")"): kind == .parenthesis || kind == .interpolation
      case UInt8(ascii: "]"): kind == .square
      default: kind == .brace
      }
    guard matches else { return offset + 1 }
    if skippedAt == frames.count {
      regions.append(skippedFrom..<offset)
      skippedAt = 0
    }
    let frame = frames.removeLast()
    if kind == .interpolation { return resumeString(from: offset + 1, frame.string) }
    if kind == .brace { countBranch(after: offset) }
    return offset + 1
  }

  /// Leaves out the rest of the innermost bracket.
  private mutating func skip(from offset: Int) {
    guard skippedAt == 0 else { return }
    skippedAt = frames.count
    skippedFrom = offset
  }

  /// Leaves out the rest of the file.
  mutating func giveUp(at offset: Int) {
    if skippedAt > 1 || skippedAt == 0 {
      if skippedAt == 0 { skippedFrom = offset }
      // No bracket closes the first frame.
      skippedAt = 1
    }
  }

  /// Whether a bracket follows a name or bracket, as those of calls and subscripts do.
  private func followsName(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return NestingMarks.endsName(bytes[offset - 1])
  }
}
