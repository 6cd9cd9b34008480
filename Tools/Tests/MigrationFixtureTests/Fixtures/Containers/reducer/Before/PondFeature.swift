import ComposableArchitecture
import Dependencies

@Reducer
struct PondFeature1310 {
  @Dependency(\.uuid) var uuid
}

struct OldPondFeature1310: Reducer {
  @Dependency(\.uuid) var uuid
}
