ServalSchool().open()
