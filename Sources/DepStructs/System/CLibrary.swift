#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The one thread that may have a value, as long as the operation runs that it was given for.
// Proof of @unchecked: `isOver` is read and written on `thread` alone.
final class Confinement: @unchecked Sendable {
  private let thread = pthread_self()
  private var isOver = false

  var isInReach: Bool { pthread_equal(thread, pthread_self()) != 0 && !isOver }

  /// Ends the confinement; on the thread that made it.
  func end() { isOver = true }
}

/// A pointer that every thread has a value of its own for.
struct ThreadSpecificPointer: Sendable {
  private let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else {
      trap("DepStructs needs a thread-specific key, and the process has none left")
    }
    self.key = key
  }

  var value: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}

/// Threads wait in front of it until it opens, once and for good.
// Proof of @unchecked: `isOpen` is touched between lock and unlock of `mutex` only; the mutex and
// the condition have addresses of their own for the life of the object.
@usableFromInline
final class Gate: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let opened = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isOpen = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(opened, nil)
  }

  deinit {
    pthread_cond_destroy(opened)
    pthread_mutex_destroy(mutex)
    opened.deallocate()
    mutex.deallocate()
  }

  /// Blocks the thread until the gate is open.
  func wait() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isOpen { pthread_cond_wait(opened, mutex) }
  }

  /// Lets all who wait go on.
  func open() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    isOpen = true
    pthread_cond_broadcast(opened)
  }
}

/// Tells the thread sanitizer about locks of `Synchronization`, which is not built for it.
///
/// Without that, a program that runs under the sanitizer shows races where there are none.
@usableFromInline
enum ThreadSanitizer {
  private typealias Note = @convention(c) (UnsafeMutableRawPointer) -> Void

  private static let acquire = cFunction("__tsan_acquire", as: Note.self)
  private static let release = cFunction("__tsan_release", as: Note.self)

  static let watches = acquire != nil && release != nil

  @usableFromInline
  static func acquired(_ lock: AnyObject) { acquire?(Unmanaged.passUnretained(lock).toOpaque()) }

  @usableFromInline
  static func willRelease(_ lock: AnyObject) { release?(Unmanaged.passUnretained(lock).toOpaque()) }
}

/// A C function that this process may or may not hold.
private func cFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
  #if canImport(Darwin)
    let everywhere = UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
  #else
    let everywhere: UnsafeMutableRawPointer? = nil
  #endif
  return dlsym(everywhere, name).map { unsafeBitCast($0, to: type) }
}

/// How many return addresses ``callStack()`` returns at most.
let callStackLimit = 512

/// The return addresses on this thread's stack, innermost first; none where the C library has no
/// `backtrace`.
@inline(never)
func callStack() -> [UInt] {
  typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
  // By name: Swift's import of the C library on Linux does not hold `execinfo.h`.
  guard let backtrace = cFunction("backtrace", as: Backtrace.self) else { return [] }
  return withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: callStackLimit)
  {
    frames in
    frames.initialize(repeating: nil)
    guard let start = frames.baseAddress else { return [] }
    let count = backtrace(start, Int32(frames.count))
    return frames.prefix(Int(count)).map { UInt(bitPattern: $0) }
  }
}

/// Writes one line to the standard error stream.
func writeToStandardError(_ line: String) {
  Array((line + "\n").utf8).withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
}

/// Stops the process with a message that release builds print too.
package func trap(_ message: String) -> Never {
  #if !DEBUG
    // An optimised `preconditionFailure` drops its message.
    writeToStandardError("DepStructs: Fatal error: \(message)")
  #endif
  preconditionFailure(message)
}
