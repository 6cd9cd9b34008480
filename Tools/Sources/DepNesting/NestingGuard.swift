/// Keeps the parser, which is recursive, from code that is nested too deeply for its stack.
package struct NestingGuard: Sendable {
  /// The limit of the parser itself, set because its default differs in debug and release.
  package static let maximumNestingLevel = 256

  /// Where code begins that must not be parsed; nil where all of it may be.
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

  /// Calls `body` with the bytes that can be parsed safely, of those that the guard has checked.
  package func withSafeBytes<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    blanked.map { $0.withUnsafeBufferPointer(body) } ?? body(bytes)
  }
}
