var tracker: ParcelTracker? = ParcelTracker(parcel: "17")
tracker?.keep("18")
print(tracker?.refresh() ?? [])
let later = tracker?.schedule("19")
tracker = nil
print(later?() ?? "none")
