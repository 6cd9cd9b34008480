#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(WinSDK)
  import WinSDK
#endif

/// The lock of the operating system, at an address of its own.
///
/// - Note: `Synchronization.Mutex` needs macOS 15, and the thread sanitizer does not know it.
// Proof of @unchecked: only functions of the operating system touch the word.
@usableFromInline
struct SystemLock: @unchecked Sendable {
  #if canImport(Darwin)
    private let word = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)

    init() { word.initialize(to: os_unfair_lock()) }
    @usableFromInline func lock() { os_unfair_lock_lock(word) }
    @usableFromInline func unlock() { os_unfair_lock_unlock(word) }
    func destroy() { word.deallocate() }
  #elseif os(Windows)
    private let word = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)

    init() { InitializeSRWLock(word) }
    @usableFromInline func lock() { AcquireSRWLockExclusive(word) }
    @usableFromInline func unlock() { ReleaseSRWLockExclusive(word) }
    func destroy() { word.deallocate() }
  #elseif _runtime(_multithreaded)
    private let word = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(word, nil) }
    @usableFromInline func lock() { pthread_mutex_lock(word) }
    @usableFromInline func unlock() { pthread_mutex_unlock(word) }
    func destroy() {
      pthread_mutex_destroy(word)
      word.deallocate()
    }
  #else
    @usableFromInline func lock() {}
    @usableFromInline func unlock() {}
    func destroy() {}
  #endif
}
