import AppIntents
import CraneKit

struct CraneIntent1315: AppIntent {
  @Dependency var hook: CraneHook1315
}

final class CraneHook1315 {
  func lift() {}
}

final class CraneDriver1315 {
  @Injected var hook: CraneHook1315
}
