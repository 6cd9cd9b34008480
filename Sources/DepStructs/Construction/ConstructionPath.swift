/// What is being built on this thread at this moment, innermost first.
///
/// A linked list of stack frames whose head is thread-specific: building `live` and making a
/// shared value are synchronous, so they nest like calls. A task-local would be wrong here: a
/// `Task` started while building inherits it, and would see a cycle where there is none.
enum ConstructionPath {
  private struct Frame {
    let subject: Subject
    let construction: Unmanaged<Construction>?
    let outer: UnsafePointer<Frame>?
  }

  private static let head = ThreadSpecificPointer()

  private static var innermost: UnsafePointer<Frame>? {
    UnsafePointer(head.value?.assumingMemoryBound(to: Frame.self))
  }

  /// The innermost allocator that this thread is making a value for.
  static var construction: Construction? {
    innermost?.pointee.construction?.takeUnretainedValue()
  }

  /// All that is being built on this thread, outermost first.
  private static var subjects: [Subject] {
    var subjects: [Subject] = []
    var next = innermost
    while let frame = next {
      subjects.append(frame.pointee.subject)
      next = frame.pointee.outer
    }
    return subjects.reversed()
  }

  /// The names of all that is being built on this thread, outermost first.
  static var names: [String] { subjects.map(\.name) }

  /// Stops the process when this thread is building the subject already.
  static func requireAcyclic(_ subject: Subject) {
    guard innermost != nil else { return }
    let cycle = subjects.drop { $0.identity != subject.identity }
    if !cycle.isEmpty { trapCycle(cycle + [subject]) }
  }

  /// Runs the body with the subject at the head of the path.
  ///
  /// - Precondition: The subject is not on the path yet; a cycle stops the process and names it.
  static func building<Result, Failure: Error>(
    _ subject: Subject, _ construction: Construction? = nil,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    requireAcyclic(subject)
    let outer = innermost
    let frame = Frame(
      subject: subject,
      construction: construction.map(Unmanaged.passUnretained) ?? outer?.pointee.construction,
      outer: outer)
    return try withUnsafePointer(to: frame) { pointer throws(Failure) in
      head.value = UnsafeMutableRawPointer(mutating: pointer)
      defer { head.value = UnsafeMutableRawPointer(mutating: outer) }
      return try DefaultsScope.keeping(subject, body)
    }
  }

  static func trapCycle(_ path: some Sequence<Subject>) -> Never {
    trapWithoutBacktrace(
      """
      a dependency needs itself: \(path.map(\.name).joined(separator: " → "))
      Break the cycle where one side does not need the other at once: make that field a closure \
      (an allocator), or a weak reference that is set later
      """)
  }
}
