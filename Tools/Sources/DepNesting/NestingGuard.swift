/// Keeps the parser, which is recursive, from code that is nested too deeply for its stack.
package struct NestingGuard: Sendable {
  /// What the parser itself may allow: the same in debug and in release.
  package static let maximumNestingLevel = 256

  /// Where the first code begins that must not be parsed; nil where all may be.
  package let firstOffset: Int?
  /// The source with spaces in place of such code; nil where all may be parsed.
  private let blanked: [UInt8]?

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard NestingEstimate(bytes).isDoubtful else {
      (firstOffset, blanked) = (nil, nil)
      return
    }
    let scan = NestingScan(bytes)
    firstOffset = scan.regions.first?.lowerBound
    blanked = firstOffset == nil ? nil : scan.blanked()
  }

  /// Hands on what the parser can bear of the bytes that the guard was made of.
  package func withSafeBytes<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    blanked.map { $0.withUnsafeBufferPointer(body) } ?? body(bytes)
  }
}
