/* Rows of numbers where games are played. mypyc's own (vec_template.c) lie in another library, and ask Python for memory
   each time; here the memory of a row that is not wanted any more is kept for the next with as much room. A row has the
   same shape wherever it comes from, so code that does not read this file may be handed it, and may let go of it. */

#ifdef __GNUC__
#define IN_PLACE inline __attribute__((always_inline)) /* whoever counts what is called often: it is two looks and no more */
#else
#define IN_PLACE inline
#endif

#ifdef VEC_I64_DECREF /* else there are no rows */

#define MOST_ROOM 256 /* numbers; longer rows are Python's affair */
#define MOST_KEPT 256 /* rows with so much room */

static VecI64BufObject *kept[MOST_ROOM + 1]; /* each but the last names the next in its first number */
static int how_many[MOST_ROOM + 1];

/* A row of so many numbers, which are yet to be written. */
static inline VecI64 unwritten(int64_t len, int64_t room)
{
    if (likely((uint64_t)room <= MOST_ROOM && how_many[room])) {
        VecI64BufObject *row = kept[room];
        kept[room] = (VecI64BufObject *)(intptr_t)row->items[0];
        how_many[room]--;
        ((PyObject *)row)->ob_refcnt = 1;
        return (VecI64){len, row->items};
    }
    return VecI64Api.alloc(len, room);
}

static inline VecI64 row_of(int64_t len, int64_t room)
{
    if (room < len)
        room = len;
    if (room == 0)
        return (VecI64){0, NULL};
    VecI64 row = unwritten(len, room);
    if (likely(row.len > 0))
        memset(row.items, 0, len * sizeof(int64_t)); /* what lies behind is written before it is looked at */
    return row;
}

static void let_go(VecI64BufObject *row)
{
    Py_ssize_t room = Py_SIZE(row);
    if (likely(room <= MOST_ROOM && how_many[room] < MOST_KEPT)) {
        row->items[0] = (int64_t)(intptr_t)kept[room];
        kept[room] = row;
        how_many[room]++;
    } else
        _Py_Dealloc((PyObject *)row);
}

#if !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)
static inline void one_less(VecI64BufObject *row)
{
    if (--((PyObject *)row)->ob_refcnt == 0)
        let_go(row);
}
#undef VEC_I64_DECREF
#define VEC_I64_DECREF(row) do { if ((row).items) one_less(VEC_I64_BUF(row)); } while (0)
#endif

static VecI64 with_more_room(VecI64 row, int64_t n)
{
    int64_t room = row.items ? VEC_BUF_SIZE(VEC_I64_BUF(row)) : 0;
    VecI64 longer = unwritten(row.len + 1, room < 8 ? 8 : 2 * room);
    if (likely(longer.len > 0)) {
        if (row.len > 0)
            memcpy(longer.items, row.items, row.len * sizeof(int64_t));
        longer.items[row.len] = n;
    }
    VEC_I64_DECREF(row);
    return longer;
}

static inline VecI64 appended(VecI64 row, int64_t n)
{
    if (likely(row.items && row.len < VEC_BUF_SIZE(VEC_I64_BUF(row)))) {
        row.items[row.len++] = n;
        return row;
    }
    return with_more_room(row, n);
}

static inline VecI64 part_of(VecI64 row, int64_t start, int64_t end)
{
    if (unlikely(start < 0 || end < 0))
        return VecI64Api.slice(row, start, end);
    if (end > row.len)
        end = row.len;
    if (start >= end)
        return (VecI64){0, NULL};
    VecI64 part = unwritten(end - start, end - start);
    if (likely(part.len > 0))
        memcpy(part.items, row.items + start, part.len * sizeof(int64_t));
    return part;
}

static inline VecI64PopResult popped(VecI64 row, int64_t at)
{
    if (unlikely(at != -1 || row.len == 0))
        return VecI64Api.pop(row, at);
    return (VecI64PopResult){{row.len - 1, row.items}, row.items[row.len - 1]};
}

#endif

/* Remainder and quotient as Python has them, where both numbers are such that C has the same. */
static inline int64_t remainder_of(int64_t n, int64_t by)
{
    return likely(n >= 0 && by > 0) ? n % by : CPyInt64_Remainder(n, by);
}

static inline int64_t quotient_of(int64_t n, int64_t by)
{
    return likely(n >= 0 && by > 0) ? n / by : CPyInt64_Divide(n, by);
}

/* What lies at a place of a list, without a call where it is there. */
static IN_PLACE PyObject *item_at(PyObject *list, int64_t n)
{
    if (likely((uint64_t)n < (uint64_t)PyList_GET_SIZE(list))) {
        PyObject *item = PyList_GET_ITEM(list, n);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, n);
}

static IN_PLACE PyObject *item_lent(PyObject *list, int64_t n)
{
    if (likely((uint64_t)n < (uint64_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, n);
    return CPyList_GetItemInt64Borrow(list, n);
}

/* A thing is mostly of the class that is asked for, or of one made out of it in a step or two. */
static inline int is_of_class(PyObject *thing, PyTypeObject *wanted)
{
    PyTypeObject *its = Py_TYPE(thing);
    while (its && its != wanted)
        its = its->tp_base;
    return its || PyType_IsSubtype(Py_TYPE(thing), wanted);
}
