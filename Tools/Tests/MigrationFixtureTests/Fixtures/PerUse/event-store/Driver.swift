BilbyCalendar().save([1, 2, 3])
