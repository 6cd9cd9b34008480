let store = PierStore4802.shared
store.register((PierModel4802?).self) { PierBoats4802("maybe \($0)") as PierModel4802? }
store.register((any PierTide4802).self) { _ in PierLowTide4802() as any PierTide4802 }
store.register((PierTide4802?).self) { _ in PierLowTide4802() as PierTide4802? }
let screen = PierRouter4802(harbour: "north").build()
print(screen.model?.title ?? "none", screen.detail?.title ?? "none")
print(PierRouter4802(harbour: "north").tide().height)
print(PierRouter4802(harbour: "north").remember() ?? 0)
