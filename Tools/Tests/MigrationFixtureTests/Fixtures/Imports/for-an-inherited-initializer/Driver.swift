import EventKit
print(AlpacaList(store: EKEventStore()).text())
