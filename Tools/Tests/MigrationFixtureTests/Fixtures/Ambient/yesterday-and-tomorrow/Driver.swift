let day = 86_400.0
print(KestrelDiary().name(of: Date()))
print(KestrelDiary().name(of: Date().addingTimeInterval(-day)))
print(KestrelDiary().name(of: Date().addingTimeInterval(5 * day)))
print(KestrelInbox().isNew(Date()), KestrelInbox().isOld(Date()), KestrelInbox().isNext(Date()))
