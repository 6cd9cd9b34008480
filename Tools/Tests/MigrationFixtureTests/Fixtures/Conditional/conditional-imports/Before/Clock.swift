#if canImport(Glibc)
  import Glibc
#endif

final class Clock6201 {
  func isSet() -> Bool {
    #if !BARE
      return getenv("PATH") != nil
    #else
      return true
    #endif
  }
}
