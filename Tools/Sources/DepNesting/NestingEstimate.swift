/// Tells cheaply that code cannot be nested deeply, as is so for nearly all files.
///
/// It counts brackets in blocks of bytes, in strings and comments too. Where the counts leave a
/// doubt, ``NestingScan`` looks closely.
struct NestingEstimate {
  private typealias Lanes = SIMD16<UInt8>

  private static let lanes = 16
  private static let blockSize = 256

  /// Whether some limit may be passed.
  private(set) var isDoubtful = false

  private var depth = 0
  private var squares = 0
  private var angles = 0
  private var arrows = 0
  private var pounds = 0
  private var questions = 0
  private var braces = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + Self.blockSize <= raw.count {
      count(BlockCounts(raw, from: offset, vectors: Self.blockSize / Self.lanes))
      if isDoubtful { return }
      offset += Self.blockSize
    }
    let vectors = (raw.count - offset) / Self.lanes
    count(BlockCounts(raw, from: offset, vectors: vectors))
    // What is left is shorter than a vector, and too short to matter to any limit but the first.
    if depth + Self.lanes > NestingLimits.brackets / 2 { isDoubtful = true }
  }

  private mutating func count(_ block: BlockCounts) {
    if block.opening + depth > NestingLimits.brackets / 2
      || block.openingSquares + squares > Int(NestingLimits.typeBrackets)
      || block.openingAngles + angles > Int(NestingLimits.angles) / 2
      || block.isWords
    {
      isDoubtful = true
    }
    depth = max(0, depth + block.opening - block.closing)
    squares = max(0, squares + block.openingSquares - block.closingSquares)
    angles = max(0, angles + block.openingAngles - block.closingAngles)
    arrows += block.closingAngles
    pounds += block.pounds
    questions += block.questions
    braces += block.closing
    if arrows > Int(NestingLimits.arrows) || pounds > NestingLimits.conditions
      || questions > Int(NestingLimits.ternaries) || braces > Int(NestingLimits.branches)
    {
      isDoubtful = true
    }
  }
}

/// How often the bytes that matter occur in a block.
private struct BlockCounts {
  private typealias Lanes = SIMD16<UInt8>

  let opening: Int
  let closing: Int
  let openingSquares: Int
  let closingSquares: Int
  let openingAngles: Int
  let closingAngles: Int
  let pounds: Int
  let questions: Int
  /// Whether the block holds letters and spaces only.
  let isWords: Bool

  init(_ raw: UnsafeRawBufferPointer, from start: Int, vectors: Int) {
    var opening = Lanes.zero
    var closing = Lanes.zero
    var openingSquares = Lanes.zero
    var closingSquares = Lanes.zero
    var openingAngles = Lanes.zero
    var closingAngles = Lanes.zero
    var pounds = Lanes.zero
    var questions = Lanes.zero
    var words = Lanes.zero
    for index in 0..<vectors {
      let lanes = raw.loadUnaligned(fromByteOffset: start + index * 16, as: Lanes.self)
      let folded = lanes | Lanes(repeating: 0x20)
      // Folding makes square brackets of braces, and letters small.
      opening &+=
        Self.ones(folded .== Lanes(repeating: 0x7B)) &+ Self.ones(lanes .== Lanes(repeating: 0x28))
      closing &+=
        Self.ones(folded .== Lanes(repeating: 0x7D)) &+ Self.ones(lanes .== Lanes(repeating: 0x29))
      openingSquares &+= Self.ones(lanes .== Lanes(repeating: 0x5B))
      closingSquares &+= Self.ones(lanes .== Lanes(repeating: 0x5D))
      openingAngles &+= Self.ones(lanes .== Lanes(repeating: 0x3C))
      closingAngles &+= Self.ones(lanes .== Lanes(repeating: 0x3E))
      pounds &+= Self.ones(lanes .== Lanes(repeating: 0x23))
      questions &+= Self.ones(lanes .== Lanes(repeating: 0x3F))
      words &+=
        Self.ones((folded &- Lanes(repeating: 0x61)) .< Lanes(repeating: 26))
        &+ Self.ones(lanes .<= Lanes(repeating: 0x20))
    }
    self.opening = Self.sum(opening)
    self.closing = Self.sum(closing)
    self.openingSquares = Self.sum(openingSquares)
    self.closingSquares = Self.sum(closingSquares)
    self.openingAngles = Self.sum(openingAngles)
    self.closingAngles = Self.sum(closingAngles)
    self.pounds = Self.sum(pounds)
    self.questions = Self.sum(questions)
    isWords = vectors == 16 && Self.sum(words) == 256
  }

  /// One where the mask holds, by a cast that costs nothing: a mask is -1 or 0 in each lane.
  @inline(__always)
  private static func ones(_ mask: SIMDMask<SIMD16<Int8>>) -> Lanes {
    Lanes.zero &- unsafeBitCast(mask, to: Lanes.self)
  }

  private static func sum(_ lanes: Lanes) -> Int {
    Int(SIMD16<UInt16>(truncatingIfNeeded: lanes).wrappedSum())
  }
}
