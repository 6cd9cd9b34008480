PackOffice().open()
