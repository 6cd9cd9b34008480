let page = DiaryPage(day: Date(timeIntervalSince1970: 0))
print(page.weekday() == Calendar.current.component(.weekday, from: page.day), page.title())
print(page.zone() == TimeZone.current.identifier, page.isFirst())
