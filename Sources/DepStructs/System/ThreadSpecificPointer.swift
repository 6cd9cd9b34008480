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

/// A pointer that every thread has a value of its own for.
// Proof of @unchecked: the key never changes; without threads, one thread touches the value.
final class ThreadSpecificPointer: @unchecked Sendable {
  #if os(Windows)
    private let key = FlsAlloc(nil)

    var value: UnsafeMutableRawPointer? {
      get { FlsGetValue(key) }
      set { FlsSetValue(key, newValue) }
    }
  #elseif _runtime(_multithreaded)
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
      set { pthread_setspecific(key, newValue) }
    }
  #else
    var value: UnsafeMutableRawPointer?
  #endif
}
